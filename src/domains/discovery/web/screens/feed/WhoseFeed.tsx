import { Button, Group } from '@mantine/core'
import { useRead } from '../../../../../kit/web/calls.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Note } from '../../../../../kit/web/parts.tsx'
import { profileCalls } from '../../../../profiles/contract.ts'
import { toFeedViewer } from '../../links.ts'
import styles from './whose-feed.module.css'

type Props = { influencerUid: string; draft: '1' | undefined }

/** Says whose feed the team looks at, and leads to another, or from the draft to what is live and back. */
export function WhoseFeed({ influencerUid, draft }: Props) {
  const { data } = useRead(profileCalls.getInfluencerProfile, { uid: influencerUid })
  return (
    <section className={styles.banner} aria-label="Feed preview">
      <Note tone={draft ? 'warn' : 'calm'}>
        <Group justify="space-between" gap="sm">
          <span className={styles.words}>
            You’re viewing the feed of <b>{data ? `@${data.handle}` : '…'}</b>
            {data?.visitsCompleted === 0 && ', who is new (no visits yet)'}
            {draft && ', with the draft ribbons'}.
          </span>
          <Group gap="xs">
            <Button
              size="sm"
              variant="default"
              component={LinkTo}
              to={toFeedViewer({ uid: influencerUid, draft: draft ? undefined : '1' })}
            >
              {draft ? 'Show live version' : 'Show draft'}
            </Button>
            <Button size="sm" variant="default" component={LinkTo} to={toFeedViewer({ draft })}>
              Choose another creator
            </Button>
          </Group>
        </Group>
      </Note>
    </section>
  )
}
