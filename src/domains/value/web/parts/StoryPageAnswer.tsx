import { Button, Group, Stack, Title } from '@mantine/core'
import { possessive } from '../../../../kit/contract/possessive.ts'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { Card } from '../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { valueCalls } from '../../contract.ts'
import { storyPageShows } from '../../story-page.ts'

/** Whether a finished collab’s creator may show it on a page of their own: the brand answers here, and may change its mind. */
export function StoryPageAnswer({ collabUid, creator }: { collabUid: string; creator: string }) {
  const { data: page } = useRead(valueCalls.getStoryPage, { collabUid })
  const answer = useWrite(valueCalls.answerStoryPage)
  if (!page?.can.answer) return null
  const { brandAgrees, url } = page
  const say = async (agrees: boolean) => {
    if (await answer({ collabUid, agrees }))
      showSuccess(agrees ? 'Thank you. You can close it at any time.' : 'Nobody can open the page.')
  }
  return (
    <Card>
      <Title order={2} mb="sm">
        {possessive(creator)} public page
      </Title>
      <Stack gap="sm">
        <p className="flush">
          {brandAgrees === null
            ? `May ${creator} show this collab on a public page? `
            : brandAgrees
              ? url
                ? 'You’ve agreed, and the page is open. '
                : `You’ve agreed. ${creator} has taken the page down. `
              : 'You’ve said no, so nobody can open the page. '}
          <span className="dim">{storyPageShows}</span>
        </p>
        <Group gap="sm">
          {brandAgrees !== true && (
            <Button loading={answer.busy} onClick={() => void say(true)}>
              Agree to the page
            </Button>
          )}
          {brandAgrees !== false && (
            <Button variant="default" loading={answer.busy} onClick={() => void say(false)}>
              {brandAgrees ? 'Close the page' : 'No, thanks'}
            </Button>
          )}
          {url && (
            <Button variant="subtle" component="a" href={url}>
              View page
            </Button>
          )}
        </Group>
      </Stack>
    </Card>
  )
}
