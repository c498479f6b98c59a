/** The second worker: it searches for bots and hints and computes analyses, and hears nothing until that is done. */
import { startPython, type Packages } from './python'

/** What it begins with; every message after that is a task. */
export interface Beginning {
  base: string
  packages: Packages
}

interface Workshop {
  begin(): void
  work(task: string, usedBytes: () => number): string
}

let work: Promise<(task: string) => string> | null = null

async function start({ base, packages }: Beginning): Promise<(task: string) => string> {
  const { python, settle } = await startPython(base, Promise.resolve(packages))
  const workshop = python.pyimport('tabuleiro.local.workshop') as Workshop
  workshop.begin()
  return (task) => {
    const found = workshop.work(task, () => python._module.HEAPU8.length)
    settle()
    return found
  }
}

onmessage = async ({ data }: MessageEvent<Beginning | string>) => {
  if (typeof data !== 'string') {
    work = start(data)
    return
  }
  try {
    postMessage((await work!)(data))
  } catch (error) {
    console.error(error)
    postMessage('')
  }
}
