import { Badge } from '../../../../../kit/web/parts.tsx'
import { Picture } from '../../../../media/web/parts/Picture.tsx'
import { deliverableName, rightsWords } from '../../deliverable-words.ts'
import styles from './showcase.module.css'

const [tone, rights] = rightsWords.organic

/** What a finished deliverable will look like here, for a brand that has none yet. */
export function ExampleTile() {
  return (
    <figure className={styles.example} aria-label="Example">
      <span className={styles.tileMedia}>
        <Picture path={null} alt="" ratio="fill" kind="content" />
      </span>
      <Badge tone="calm">Example</Badge>
      <b>Maya Okafor</b>
      <span className="dim">{deliverableName({ type: 'reel', platform: 'instagram' })}</span>
      <Badge tone={tone}>{rights}</Badge>
      <small className="dim">for 6 months, with the original file to download</small>
    </figure>
  )
}
