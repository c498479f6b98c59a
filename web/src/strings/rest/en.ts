/** The words of every other screen in one language: whoever only looks at the home page does not wait for them. */
const chapters = import.meta.glob<string>(['../en/*.ftl', '!../en/{around,home,lists,tables}.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

export default Object.values(chapters).join('\n')
