import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { newQueryClient } from '../../../kit/web/calls.ts'
import { TableScene } from '../../../domains/accounts/web/parts/TableScene.tsx'
import type { AwakePage as Page, OpenWords } from '../../open-pages.ts'
import { MeetingPart } from './MeetingPart.tsx'
import { JoinPart } from './JoinPart.tsx'
import styles from './open-page.module.css'

/** An open page with a form: it is there at once, and its script takes it over as it stands, from what it was written from (`wake-forms.ts`). */
export function AwakePage({ page, words }: { page: Page; words: OpenWords }) {
  const part = page.kind === 'join-as' ? <JoinPart {...{ page, words }} /> : <MeetingPart {...{ page, words }} />
  const html = renderToString(<QueryClientProvider client={newQueryClient()}>{part}</QueryClientProvider>)
  return (
    <div className={styles.ask} data-wide={page.kind === 'schedule-call' ? '' : undefined}>
      <div>
        {/* oxlint-disable-next-line react/no-danger -- React's own writing, a root of its own in the browser */}
        <div data-awake={JSON.stringify({ page, words })} dangerouslySetInnerHTML={{ __html: html }} />
        <noscript>
          <p className="note" data-tone="calm">
            This form needs JavaScript. If you can’t turn it on, email <a href={`mailto:${words.mail}`}>{words.mail}</a>{' '}
            and we’ll help.
          </p>
        </noscript>
      </div>
      {page.kind === 'join-as' && (
        <div className={styles.picture}>
          <TableScene />
        </div>
      )}
    </div>
  )
}
