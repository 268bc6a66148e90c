import { Button, Stack, Title } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { dateOf } from '../../../../kit/web/format.ts'
import { Card } from '../../../../kit/web/parts.tsx'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { toCollab } from '../../../collabs/web/links.ts'
import { useSession } from '../../../profiles/web/session.tsx'
import { valueCalls } from '../../contract.ts'
import { sharedStory } from '../../shared-story.ts'
import { storySearch } from '../links.ts'
import { LinkMaker } from '../parts/LinkMaker.tsx'
import { Story } from '../parts/Story.tsx'
import { CreatorStory } from './story/CreatorStory.tsx'

type StoryData = OutputOf<typeof valueCalls.getCollabStory>

/** The story of one collab, as each side has it. */
export function StoryScreen() {
  return useSession().side === 'influencer' ? <CreatorStory /> : <BrandStory />
}

/** For the brand and our team, with the links by which others read it. */
function BrandStory() {
  const [{ uid, collab = '', compared = '365' }, setAddress] = useAddress(storySearch)
  const read = useRead(valueCalls.getCollabStory, { collabUid: collab, comparedPeriod: compared }, { keep: true })
  const { data } = read
  // On paper the page shows what its link would.
  const [withCosts, setWithCosts] = useState(false)
  const isPrinting = useIsPrinting()
  return (
    <Screen
      title={data ? `${data.creatorName} at ${data.brandName}` : 'Story'}
      lead={data && `${data.briefTitle} · visited ${dateOf(`${data.visitDay}T12:00:00Z`, 'UTC')}`}
      actions={
        <Button variant="default" component={LinkTo} to={toCollab(collab, uid)}>
          Open collab
        </Button>
      }
      of={read}
    >
      {(story) => (
        <Stack gap="lg">
          {isPrinting ? (
            <Story story={sharedStory(story, withCosts)} isShared />
          ) : (
            <Story story={story} onCompared={(period) => setAddress({ compared: period })} />
          )}
          {story.can.share && <Share story={story} withCosts={withCosts} onWithCosts={setWithCosts} />}
        </Stack>
      )}
    </Screen>
  )
}

/** Whether the page is going to paper right now. The browser prints what stands there when `beforeprint` returns. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useWindowEvent('beforeprint', () => flushSync(() => setPrinting(true)))
  useWindowEvent('afterprint', () => setPrinting(false))
  return isPrinting
}

type ShareProps = { story: StoryData; withCosts: boolean; onWithCosts: (withCosts: boolean) => void }

function Share({ story, withCosts, onWithCosts }: ShareProps) {
  const share = useWrite(valueCalls.shareStory)
  const revoke = useWrite(valueCalls.revokeStoryLink, { onDone: () => showSuccess('Link turned off.') })
  const { collabUid } = story
  return (
    <Card className="no-print">
      <Title order={2} mb="sm">
        Share this story
      </Title>
      <Stack gap="sm">
        <p className="dim">
          Anyone with the link can read this page without an account, until the end date. It includes both reviews. The
          link and the PDF only show the cost if you include it. They never show the cost breakdown, your profit or your
          staff’s time.
        </p>
        <LinkMaker
          links={story.links}
          withMore={withCosts}
          onWithMore={onWithCosts}
          busy={share.busy}
          onCreate={async (chosen) => (await share({ collabUid, ...chosen }))?.url ?? null}
          revoking={revoke.busy}
          onRevoke={(uid) => void revoke({ uid })}
          others={
            <>
              <Button
                component="a"
                href={withCosts ? story.pdfUrls.costs : story.pdfUrls.plain}
                download
                variant="default"
              >
                Download PDF
              </Button>
              <Button component="a" href={story.pictureUrl} download variant="default">
                Download as a picture
              </Button>
            </>
          }
        />
      </Stack>
    </Card>
  )
}
