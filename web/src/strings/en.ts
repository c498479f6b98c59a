/** The words of the home page in one language, as one file to load; games and the server bring their own. */
const chapters = import.meta.glob<string>('./en/{around,home,lists,tables}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export default Object.values(chapters).join('\n')
