/** What lies at the end of a path. */
type At<Value, Path extends readonly unknown[]> = Path extends readonly [infer Key, ...infer Rest]
  ? Key extends keyof Value
    ? At<Value[Key], Rest>
    : never
  : Value

/**
 * A value with another part at the end of a path. Only what lies on the path is new; everything beside it stays the same
 * object (what the trade calls path copying), so that it is not drawn again. Where the path leads nowhere, or the part stays
 * as it was, so does the whole.
 */
export function amend<Value, const Path extends readonly PropertyKey[]>(
  value: Value,
  path: Path,
  change: (part: At<Value, Path>) => At<Value, Path>,
): Value {
  return along(value, path, change as (part: unknown) => unknown) as Value
}

function along(value: unknown, [key, ...rest]: readonly PropertyKey[], change: (part: unknown) => unknown): unknown {
  if (key === undefined) return change(value)
  if (typeof value !== 'object' || value === null || !(key in value)) return value
  const part = (value as Record<PropertyKey, unknown>)[key]
  const changed = along(part, rest, change)
  if (changed === part) return value
  return Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed }
}

/** A list without the first item that is meant; the list itself where none is. */
export function without<Item>(items: Item[], isMeant: (item: Item) => boolean): Item[] {
  const at = items.findIndex(isMeant)
  return at < 0 ? items : items.toSpliced(at, 1)
}
