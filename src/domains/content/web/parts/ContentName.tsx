import { Badge } from '../../../../kit/web/parts.tsx'
import { Picture } from '../../../media/web/parts/Picture.tsx'
import { deliverableName, stateWords } from '../deliverable-words.ts'

type Cover = { picture: string | null; placeholder: string | null }
type Content = Parameters<typeof deliverableName>[0] & { cover: Cover | null }

/** A deliverable in a table: its picture, who made it, and what it is. */
export function ContentName({ by, content: { cover, ...content } }: { by: string; content: Content }) {
  return (
    <span className="row-name">
      <span className="row-picture">
        <Picture path={cover?.picture} placeholder={cover?.placeholder ?? null} alt="" kind="content" sizes="32px" />
      </span>
      <span className="shrinks">
        <b className="ellipsis">{by}</b> <span className="dim ellipsis">{deliverableName(content)}</span>
      </span>
    </span>
  )
}

/** Where it stands. */
export function ContentState({ state }: { state: Parameters<typeof stateWords>[0] }) {
  const [tone, words] = stateWords(state)
  return <Badge tone={tone}>{words}</Badge>
}
