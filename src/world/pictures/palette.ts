import { must } from '../../kit/contract/must.ts'
import { type Random, seededRandom } from '../demo/random.ts'

/** The colours of one picture: they belong together. */
export type Palette = {
  wall: string
  floor: string
  deep: string
  light: string
  accent: string
  leaf: string
  food: readonly string[]
}

const palettes: readonly Palette[] = [
  {
    wall: '#f1e4d3',
    floor: '#c98b5e',
    deep: '#5a2f22',
    light: '#fff6e6',
    accent: '#c8512f',
    leaf: '#6f8f52',
    food: ['#d9733f', '#e9b44c', '#9b2f2a', '#7fa650'],
  },
  {
    wall: '#20303f',
    floor: '#14212c',
    deep: '#0b141b',
    light: '#ffd892',
    accent: '#e3a03c',
    leaf: '#3f6a55',
    food: ['#e8b04b', '#c4552d', '#f3e3c2', '#8fae6b'],
  },
  {
    wall: '#dfe7dc',
    floor: '#a8b99a',
    deep: '#2f4a3a',
    light: '#fbfff4',
    accent: '#d98c5f',
    leaf: '#4f7a52',
    food: ['#d8433b', '#93b86a', '#f1c350', '#fdf3dd'],
  },
  {
    wall: '#f3d9d2',
    floor: '#d9a08c',
    deep: '#6b2d3a',
    light: '#fff1ea',
    accent: '#b4475b',
    leaf: '#7d8f5c',
    food: ['#c23b4e', '#f0b7a4', '#e5893d', '#86a35a'],
  },
  {
    wall: '#d8e4ef',
    floor: '#9db7cc',
    deep: '#1f3a5a',
    light: '#f6fbff',
    accent: '#2b59e8',
    leaf: '#5b8a72',
    food: ['#f2a65a', '#e4572e', '#f7e1a0', '#6a994e'],
  },
  {
    wall: '#3a2233',
    floor: '#241522',
    deep: '#140b13',
    light: '#ffb8a2',
    accent: '#e0567a',
    leaf: '#5d6b4e',
    food: ['#f28f79', '#f6c667', '#b13e53', '#7d9b6a'],
  },
  {
    wall: '#f4ecd9',
    floor: '#dcc79b',
    deep: '#4a3b1f',
    light: '#fffaf0',
    accent: '#8a6d1d',
    leaf: '#83935a',
    food: ['#c98a2b', '#a23b23', '#f4e2b0', '#6f8f3f'],
  },
]

export function paletteOf(random: Random): Palette {
  return random.pick(palettes)
}

/** The generator behind a picture: the same text always draws the same. */
export function randomOf(seed: string): Random {
  let hash = 2_166_136_261
  for (const letter of seed) hash = Math.imul(hash ^ must(letter.codePointAt(0), 'code point at'), 16_777_619)
  return seededRandom(hash)
}
