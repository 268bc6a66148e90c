import { keysOf } from '../../../../../kit/contract/keys.ts'
import type { MapPin } from '../../../contract.ts'
import { lookOf, lookSigns, lookWords } from './pin-looks.ts'
import styles from './map.module.css'

const withSigns = keysOf(lookSigns)

/** What the signs of the pins mean, for those that are there. */
export function MapKey({ pins }: { pins: readonly MapPin[] }) {
  const there = new Set(pins.map(lookOf))
  const looks = withSigns.filter((look) => there.has(look))
  if (looks.length === 0) return null
  return (
    <ul className={`plain-list ${styles.key}`} aria-label="Map key">
      {looks.map((look) => {
        const sign = lookSigns[look]
        return (
          <li key={look}>
            <svg viewBox="0 0 20 20" width="14" height="14" aria-hidden="true" data-look={look}>
              {sign && (
                <path
                  d={sign.path}
                  fill={sign.filled ? 'currentColor' : 'none'}
                  stroke="currentColor"
                  strokeWidth={sign.filled ? 0 : 2.4}
                />
              )}
            </svg>
            {lookWords[look]}
          </li>
        )
      })}
    </ul>
  )
}
