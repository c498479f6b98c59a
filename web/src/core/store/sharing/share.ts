/**
 * A new value that keeps every part of the old one that has not changed: what is drawn from an unchanged part is not
 * drawn again, because it is the same object. Both are plain JSON.
 */
export function share<Value>(old: unknown, value: Value): Value {
  if (old === value) return value
  if (typeof old !== 'object' || typeof value !== 'object' || old === null || value === null) return value
  if (Array.isArray(old) !== Array.isArray(value)) return value
  const [known, parts] = [old as Record<string, unknown>, value as Record<string, unknown>]
  const names = Object.keys(parts)
  let isSame = names.length === Object.keys(known).length
  for (const name of names) {
    parts[name] = share(known[name], parts[name])
    isSame &&= name in known && parts[name] === known[name]
  }
  return isSame ? (old as Value) : value
}
