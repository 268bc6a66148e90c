import { initialsOf } from '../../../domains/media/initials.ts'
import type { OpenWords } from '../../open-pages.ts'
import styles from './open-page.module.css'

/** A person's picture in a box of its own size; their initials where there is none. */
export function OpenPicture({ path, name, words }: { path: string | null; name: string; words: OpenWords }) {
  if (path)
    return <img className={styles.face} src={`${words.media}/card/${path}`} alt={name} width="240" height="240" />
  return (
    <span className={styles.face} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}
