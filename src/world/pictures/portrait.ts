import type { Random } from '../demo/random.ts'
import type { Palette } from './palette.ts'

const skins = ['#f3d2b8', '#e3b08c', '#c98c63', '#9c6441', '#6f4329', '#f7dfcb']
const hairs = ['#2a1c16', '#4a2f20', '#8a5a2b', '#c99a4b', '#1b1b22', '#a8452e', '#d8d2c8']

/** A face without a likeness: calm shapes, many people. */
export function portrait(random: Random, colours: Palette, isLong: boolean): string {
  const [skin, hair, shirt] = [
    random.pick(skins),
    random.pick(hairs),
    random.pick([colours.accent, colours.leaf, colours.deep, ...colours.food]),
  ]
  const back = isLong
    ? `<path d="M330 560c-30-300 130-400 270-400s300 100 270 400c10 190 40 300 90 380H240c50-80 80-190 90-380z" fill="${hair}"/>`
    : ''
  const fringe = random.int(3)
  const top = [
    `<path d="M370 520c0-240 120-330 230-330s240 80 230 330c-60-130-150-190-240-190s-170 60-220 190z" fill="${hair}"/>`,
    `<path d="M372 560c-30-260 90-390 240-380 170 8 240 150 214 380-30-120-70-170-120-210-120 30-260 20-334 210z" fill="${hair}"/>`,
    `<circle cx="600" cy="300" r="196" fill="${hair}"/><path d="M372 560c-10-200 90-320 228-320s238 120 228 320c-40-140-120-190-228-190s-188 50-228 190z" fill="${hair}"/>`,
  ][fringe]
  const glasses =
    random.next() < 0.22
      ? '<g fill="none" stroke="#2b2522" stroke-width="10"><circle cx="520" cy="560" r="56"/><circle cx="680" cy="560" r="56"/><path d="M576 556h48"/></g>'
      : ''
  return `<rect width="1200" height="1200" fill="${colours.wall}"/><circle cx="600" cy="620" r="470" fill="${colours.floor}" opacity=".55"/>${back}<path d="M150 1200c30-230 220-330 450-330s420 100 450 330z" fill="${shirt}"/><path d="M520 800h160v120c0 50-160 50-160 0z" fill="${skin}"/><path d="M520 820c40 40 120 40 160 0v34c-40 30-120 30-160 0z" fill="#000" opacity=".1"/><ellipse cx="600" cy="580" rx="212" ry="262" fill="${skin}"/>${top}<g fill="#2b1f1a"><ellipse cx="520" cy="566" rx="15" ry="19"/><ellipse cx="680" cy="566" rx="15" ry="19"/></g><path d="M488 512q32-22 64-6M648 506q32-16 64 6" stroke="${hair}" stroke-width="13" stroke-linecap="round" fill="none"/><path d="M600 590q-24 62 6 68" stroke="#000" stroke-opacity=".22" stroke-width="10" stroke-linecap="round" fill="none"/><path d="M536 716q64 52 128 0" stroke="#8e3b33" stroke-width="14" stroke-linecap="round" fill="none"/><g fill="#d9543f" opacity=".16"><circle cx="462" cy="660" r="42"/><circle cx="738" cy="660" r="42"/></g>${glasses}`
}
