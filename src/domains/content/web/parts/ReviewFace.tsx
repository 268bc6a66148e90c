import {
  IconMoodAngry,
  IconMoodCry,
  IconMoodHappy,
  IconMoodHeart,
  IconMoodSad,
  IconMoodSmile,
} from '@tabler/icons-react'
import type { opinionWords } from '../../../profiles/vocabulary.ts'
import styles from './deliverable.module.css'

const faces = {
  1: IconMoodAngry,
  2: IconMoodCry,
  3: IconMoodSad,
  4: IconMoodSmile,
  5: IconMoodHappy,
  6: IconMoodHeart,
} as const

/** The face of a review; its word stands beside it. */
export function ReviewFace({ value }: { value: keyof typeof opinionWords }) {
  const Icon = faces[value]
  return <Icon className={styles.icon} size={20} stroke={1.8} aria-hidden="true" />
}
