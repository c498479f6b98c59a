/** The worker that searches for strong bots: it hears nothing while it thinks, so it serves no table. */
import { startPython } from './python'

interface Task {
  base: string
  task: string
}

interface Thinker {
  search(task: string, usedBytes: () => number): string
}

let search: Promise<(task: string) => string> | null = null

async function start(base: string): Promise<(task: string) => string> {
  const python = await startPython(base)
  const thinker = python.pyimport('tabuleiro.local.thinker') as Thinker
  return (task) => thinker.search(task, () => python._module.HEAPU8.length)
}

onmessage = async ({ data }: MessageEvent<Task>) => {
  try {
    search ??= start(data.base)
    postMessage((await search)(data.task))
  } catch (error) {
    console.error(error)
    postMessage('')
  }
}
