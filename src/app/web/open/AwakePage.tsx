import { renderToString } from 'react-dom/server'
import { TableScene } from '../../../domains/accounts/web/parts/TableScene.tsx'
import { AwakePart, type AwakeProps } from './AwakePart.tsx'

/** An open page with a form: its text is there at once, and its script finds in it what it was written from. */
export function AwakePage(props: AwakeProps) {
  const { page, words } = props
  return (
    <div className="open-ask" data-wide={page.kind === 'schedule-call' ? '' : undefined}>
      <div>
        <div
          data-awake={JSON.stringify(props)}
          dangerouslySetInnerHTML={{ __html: renderToString(<AwakePart {...props} />) }}
        />
        <noscript>
          <p className="note" data-tone="calm">
            This form needs JavaScript. Without it, write to <a href={`mailto:${words.mail}`}>{words.mail}</a> and we do
            the rest together.
          </p>
        </noscript>
      </div>
      {page.kind === 'join-as' && (
        <div className="open-picture">
          <TableScene />
        </div>
      )}
    </div>
  )
}
