/** Compiles programs of WebAssembly and is ended after that: so what it took to read them is free at once. */

async function compile(address: string): Promise<WebAssembly.Module> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return WebAssembly.compile(await response.arrayBuffer())
}

onmessage = ({ data }: MessageEvent<string[]>) => {
  Promise.all(data.map(compile)).then(postMessage, (error: unknown) =>
    setTimeout(() => {
      throw error // whoever began this worker hears of it
    }),
  )
}
