import { Loader } from '@mantine/core'
import { IconArrowDown } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { CallError } from '../contract/errors.ts'
import styles from './pull-to-refresh.module.css'
import { showError } from './toasts.ts'

/** How far (px) a finger has to pull, and how far what it pulls follows at most. */
const enough = 72
const farthest = 96

/** At the top of a page, pulling it down with a finger fetches it anew; the browser's own reload stays away meanwhile. */
export function PullToRefresh({ onRefresh }: { onRefresh: () => Promise<unknown> }) {
  const [pulled, setPulled] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const refresh = useEffectEvent(onRefresh)
  useEffect(() => {
    let from: { x: number; y: number } | null = null
    let distance = 0
    const show = (to: number) => {
      distance = to
      setPulled(to)
    }
    const begin = ({ touches, target }: TouchEvent) => {
      const [finger] = touches
      const isOverPage = target instanceof Element && !target.closest('[role="dialog"]')
      from =
        touches.length === 1 && finger && window.scrollY <= 0 && isOverPage
          ? { x: finger.clientX, y: finger.clientY }
          : null
    }
    const move = ({ touches }: TouchEvent) => {
      const [finger] = touches
      if (!from || !finger) return
      const down = finger.clientY - from.y
      // A swipe to the side moves the pictures of a card.
      if (distance === 0 && Math.abs(finger.clientX - from.x) > down) return
      show(window.scrollY <= 0 ? Math.max(0, Math.min(down / 2, farthest)) : 0)
    }
    const end = async () => {
      from = null
      const isPulled = distance >= enough
      show(0)
      if (!isPulled) return
      setBusy(true)
      try {
        await refresh()
      } catch (error) {
        showError((error as CallError).message)
      } finally {
        setBusy(false)
      }
    }
    const finish = () => void end()
    window.addEventListener('touchstart', begin, { passive: true })
    window.addEventListener('touchmove', move, { passive: true })
    window.addEventListener('touchend', finish)
    window.addEventListener('touchcancel', finish)
    return () => {
      window.removeEventListener('touchstart', begin)
      window.removeEventListener('touchmove', move)
      window.removeEventListener('touchend', finish)
      window.removeEventListener('touchcancel', finish)
    }
  }, [])
  return (
    <output className={styles.pull}>
      {(pulled > 0 || isBusy) && (
        <span
          className={styles.mark}
          data-ready={pulled >= enough || undefined}
          style={{ transform: `translate(-50%, ${isBusy ? enough : pulled}px)` }}
        >
          {isBusy ? <Loader size={20} aria-label="Refreshing" /> : <IconArrowDown size={20} aria-hidden />}
        </span>
      )}
    </output>
  )
}
