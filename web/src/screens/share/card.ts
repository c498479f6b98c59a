/** A share card as it comes from the server, and as a picture of pixels. */

const [WIDTH, HEIGHT] = [1200, 630]

export interface SharedCard {
  svg: string
  /** All of it in words. */
  alt: string
  /** Where an image shows it from. */
  source: string
}

export async function readCard(address: string): Promise<SharedCard> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(String(response.status))
  const svg = await response.text()
  return { svg, alt: titleOf(svg), source: sourceOf(svg) }
}

/** What the title of a drawing says. */
export function titleOf(svg: string): string {
  return new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('title')?.textContent ?? ''
}

const sourceOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** Draw it on a canvas. */
export async function drawPng(svg: string): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT)
  image.src = sourceOf(svg)
  await image.decode()
  const canvas = document.createElement('canvas')
  ;[canvas.width, canvas.height] = [WIDTH, HEIGHT]
  canvas.getContext('2d')!.drawImage(image, 0, 0, WIDTH, HEIGHT)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}

export function save(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
