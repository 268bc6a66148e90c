import { LinkTo } from '../../../../kit/web/link.tsx'
import { Badge } from '../../../../kit/web/parts.tsx'
import { toDeliverable } from '../../../collabs/web/links.ts'
import { Picture } from '../../../media/web/parts/Picture.tsx'
import type { Platform } from '../../../profiles/vocabulary.ts'
import type { DeliverableState } from '../../states.ts'
import { deliverableName, type DeliverableData, stateWords } from '../deliverable-words.ts'
import styles from './content-tile.module.css'

type Props = {
  content: {
    uid: string
    collabUid: string
    type: DeliverableData['type']
    platform: Platform
    state: DeliverableState
    cover: { picture: string | null; placeholder: string | null } | null
  }
  /** Whose it is, or whom it is for. */
  name: string
  detail?: string
  /** As which of their profiles somebody looks; not for our team. */
  profileUid?: string
}

/** A deliverable in a list: its picture, whose it is and where it stands. It leads to its place in the collab. */
export function ContentTile({ content, name, detail, profileUid }: Props) {
  const { uid, collabUid, cover, state } = content
  const [tone, words] = stateWords(state)
  return (
    <LinkTo to={toDeliverable(collabUid, uid, profileUid)} className={styles.tile}>
      <Picture
        path={cover?.picture}
        alt=""
        ratio={4 / 5}
        placeholder={cover?.placeholder ?? null}
        kind="content"
        sizes="160px"
      />
      <b className="ellipsis">{name}</b>
      {detail && <small className="ellipsis">{detail}</small>}
      <small className="dim ellipsis">{deliverableName(content)}</small>
      <Badge tone={tone}>{words}</Badge>
    </LinkTo>
  )
}
