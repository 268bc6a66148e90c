import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { newQueryClient } from '../../../kit/web/calls.ts'
import { TableScene } from '../../../domains/accounts/web/parts/TableScene.tsx'
import type { AwakePage as Page, OpenWords, SupportFormPage } from '../../open-pages.ts'
import { MeetingPart } from './MeetingPart.tsx'
import { JoinPart } from './JoinPart.tsx'
import { SupportPart } from './SupportPart.tsx'
import styles from './open-page.module.css'

/** A page with a form and, beside the shorter one, a picture. */
export function AwakePage({ page, words }: { page: Exclude<Page, SupportFormPage>; words: OpenWords }) {
  return (
    <div className={styles.ask} data-wide={page.kind === 'schedule-call' ? '' : undefined}>
      <AwakeForm page={page} words={words} />
      {page.kind === 'join-as' && (
        <div className={styles.picture}>
          <TableScene />
        </div>
      )}
    </div>
  )
}

/** A form of an open page: it is there at once, and its script takes it over as it stands, from what it was written from (`wake-forms.ts`). */
export function AwakeForm({ page, words }: { page: Page; words: OpenWords }) {
  const html = renderToString(
    <QueryClientProvider client={newQueryClient()}>
      <Part page={page} words={words} />
    </QueryClientProvider>,
  )
  return (
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
  )
}

function Part({ page, words }: { page: Page; words: OpenWords }) {
  switch (page.kind) {
    case 'join-as':
      return <JoinPart {...{ page, words }} />
    case 'schedule-call':
      return <MeetingPart {...{ page, words }} />
    case 'support-form':
      return <SupportPart />
  }
}
