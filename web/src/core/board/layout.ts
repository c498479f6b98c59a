/** A hand-tuned drawing (`layout.json`) by its type: TypeScript takes the pairs in a JSON file for lists of any length. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- it is the one place that says the type
export function readLayout<Layout>(json: object): Layout {
  return json as Layout
}
