/**
 * Five small sounds, made by the page itself (additive synthesis with WebAudio): nothing is fetched. A browser lets a page
 * sound only after somebody has touched it; before that nothing is heard, and nothing goes wrong.
 */
export type Sound = 'move' | 'points' | 'turn' | 'clock' | 'end'
export type Volume = 'off' | 'quiet' | 'normal'

/** When a tone begins and how long it rings, in seconds; its pitch in hertz; its share of the loudness. */
export interface Tone {
  at: number
  length: number
  pitch: number
  share: number
}

const tone = (at: number, length: number, pitch: number, share = 1): Tone => ({ at, length, pitch, share })

/** A knock of wood, a coin, a doorbell, two ticks of a clock, a small fanfare. */
export const SOUNDS: Record<Sound, Tone[]> = {
  move: [tone(0, 0.09, 196), tone(0, 0.05, 523, 0.5), tone(0, 0.03, 1318, 0.2)],
  points: [tone(0, 0.18, 1318, 0.6), tone(0.07, 0.35, 1760, 0.7)],
  turn: [tone(0, 0.5, 659), tone(0.16, 0.8, 523)],
  clock: [tone(0, 0.06, 1568, 0.7), tone(0.22, 0.06, 1175, 0.7)],
  end: [
    tone(0, 0.4, 523),
    tone(0.14, 0.4, 659),
    tone(0.28, 0.4, 784),
    tone(0.42, 1.4, 1047),
    tone(0.42, 1.4, 523, 0.5),
  ],
}
const LOUDNESS: Record<Volume, number> = { off: 0, quiet: 0.06, normal: 0.22 }
/** Seconds between two sounds: what comes sooner would only be noise. */
const APART = 0.12
/** Seconds until a tone has its full loudness: without them it would click. */
const ATTACK = 0.006

let context: AudioContext | null = null
let last = -Infinity

/** Let a sound be heard. */
export function hear(sound: Sound, volume: Volume): void {
  if (volume === 'off' || !navigator.userActivation.hasBeenActive) return
  context ??= new AudioContext()
  if (context.currentTime - last < APART) return
  last = context.currentTime
  for (const part of SOUNDS[sound]) ring(context, part, LOUDNESS[volume])
}

function ring(audio: AudioContext, { at, length, pitch, share }: Tone, loudness: number): void {
  const begin = audio.currentTime + at
  const [source, gain] = [audio.createOscillator(), audio.createGain()]
  source.type = 'triangle'
  source.frequency.value = pitch
  gain.gain.setValueAtTime(0, begin)
  gain.gain.linearRampToValueAtTime(loudness * share, begin + ATTACK)
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length)
  source.connect(gain).connect(audio.destination)
  source.start(begin)
  source.stop(begin + length)
}
