import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { isThrifty } from '../../../../kit/web/network.ts'
import { mediaAddress } from './addresses.ts'
import { playInTurn } from './clips-in-sight.ts'
import type { Strip } from './strip.ts'
import styles from './clip.module.css'

/** How much of a clip is in sight when it begins. */
const inSight = 0.6

/** Nobody with a slow line, and nobody who asked for less data or less motion, gets a clip that they did not start. */
const mayBegin = () => !isThrifty() && !matchMedia('(prefers-reduced-motion: reduce)').matches

type Props = { path: string; strip: Strip; isStill: boolean }

/** A clip over its poster: without sound, again and again, and only while it is in sight. Nothing of it is fetched before it plays. */
export function Clip({ path, strip: { clips, setClips }, isStill }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const [isSeen, setSeen] = useState(false)
  const [hasPlayed, setPlayed] = useState(false)
  useEffect(() => {
    const sight = new IntersectionObserver((all) => setSeen((all.at(-1)?.intersectionRatio ?? 0) >= inSight), {
      threshold: inSight,
    })
    if (video.current) sight.observe(video.current)
    return () => sight.disconnect()
  }, [])
  const { chosen } = clips
  const plays = isSeen && !isStill && (chosen?.plays ?? mayBegin())
  // Every press is a new choice, so one that says the same again still brings its clip to the front.
  useEffect(
    () => (plays && video.current ? playInTurn(video.current, chosen !== undefined) : undefined),
    [plays, chosen],
  )
  return (
    <video
      ref={video}
      className={styles.clip}
      data-shown={hasPlayed || undefined}
      src={mediaAddress('original', path)}
      muted
      loop
      playsInline
      preload="none"
      tabIndex={-1}
      aria-hidden="true"
      onPlaying={() => {
        setPlayed(true)
        setClips((before) => ({ ...before, playing: path }))
      }}
      // It may say so after the next one began.
      onPause={() => setClips((before) => (before.playing === path ? { ...before, playing: undefined } : before))}
    />
  )
}

/** Says that this is a clip, and plays or pauses it. */
export function ClipButton({ path, strip: { clips, setClips } }: { path: string; strip: Strip }) {
  const isPlaying = clips.playing === path
  const Icon = isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={isPlaying ? 'Pause clip' : 'Play clip'}
      onClick={() => setClips((before) => ({ ...before, chosen: { plays: !isPlaying } }))}
    >
      <Icon size={16} aria-hidden="true" />
    </button>
  )
}
