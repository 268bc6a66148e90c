import { Button } from '@mantine/core'
import { useRead } from '../../../../kit/web/calls.ts'
import { dateOf } from '../../../../kit/web/format.ts'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { valueCalls } from '../../contract.ts'
import { sharedStorySearch } from '../links.ts'
import { Story } from '../parts/Story.tsx'

/** The story of one collab as whoever has its link reads it. */
export function SharedStoryScreen() {
  const [{ token = '' }] = useAddress(sharedStorySearch)
  const read = useRead(valueCalls.getSharedStory, { token })
  const { data } = read
  return (
    <main>
      <Screen
        title={data ? `${data.creatorName} at ${data.brandName}` : 'Story'}
        lead={data && `${data.briefTitle} · visited ${dateOf(`${data.visitDay}T12:00:00Z`, 'UTC')}`}
        actions={
          data && (
            <Button component="a" href={data.pdfUrl} download variant="default">
              Download PDF
            </Button>
          )
        }
        of={read}
      >
        {(story) => <Story story={story} isShared />}
      </Screen>
    </main>
  )
}
