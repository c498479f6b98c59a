/** The second worker: it searches for bots and hints and computes analyses, and hears nothing until that is done. */
import { startPython } from './python'

interface Task {
  base: string
  packages: Blob
  task: string
}

interface Workshop {
  begin(): void
  work(task: string, usedBytes: () => number): string
}

let work: Promise<(task: string) => string> | null = null

async function start(base: string, packages: Blob): Promise<(task: string) => string> {
  const python = await startPython(base, Promise.resolve(packages))
  const workshop = python.pyimport('tabuleiro.local.workshop') as Workshop
  workshop.begin()
  return (task) => workshop.work(task, () => python._module.HEAPU8.length)
}

onmessage = async ({ data }: MessageEvent<Task>) => {
  try {
    work ??= start(data.base, data.packages)
    postMessage((await work)(data.task))
  } catch (error) {
    console.error(error)
    postMessage('')
  }
}
