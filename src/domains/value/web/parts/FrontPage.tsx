import { Button, Group, Stack, Title } from '@mantine/core'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { Card } from '../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { valueCalls } from '../../contract.ts'
import { frontPageShows } from '../../shown-story.ts'

type Front = OutputOf<typeof valueCalls.getFrontStory>

/** Whether a finished collab may stand on the front page: both sides answer here, and our team puts it there. */
export function FrontPage({ collabUid, side }: { collabUid: string; side: 'brand' | 'influencer' | 'staff' }) {
  const { data } = useRead(valueCalls.getFrontStory, { collabUid })
  if (!data || (!data.isAsked && !data.can.ask)) return null
  return (
    <Card>
      <Title order={2} mb="sm">
        On our front page
      </Title>
      {side === 'staff' ? <ForTeam front={data} collabUid={collabUid} /> : <ForSide {...{ data, collabUid, side }} />}
    </Card>
  )
}

function ForSide({ data, collabUid, side }: { data: Front; collabUid: string; side: 'brand' | 'influencer' }) {
  const answer = useWrite(valueCalls.answerFrontPage)
  const own = side === 'brand' ? data.brandAgrees : data.creatorAgrees
  const other = side === 'brand' ? 'the creator' : 'the venue'
  const say = async (agrees: boolean) => {
    if (await answer({ collabUid, agrees }))
      showSuccess(
        agrees ? 'Thank you. You can take it down at any time.' : 'Thanks for letting us know. We won’t show it.',
      )
  }
  return (
    <Stack gap="sm">
      <p>
        {own === null
          ? 'May we show this collab on our front page? '
          : own
            ? data.isShown
              ? 'This collab is on our front page. '
              : data.isAdded
                ? 'You’ve agreed. It isn’t on the page right now: we show the newest collabs whose usage rights are still valid. '
                : `You’ve agreed. We’ll show it once ${other} agrees too and our team adds it. `
            : 'You’ve said no, so this collab isn’t shown. '}
        <span className="dim">{frontPageShows}</span>
      </p>
      <Group gap="sm">
        {own !== true && (
          <Button loading={answer.busy} onClick={() => void say(true)}>
            Agree
          </Button>
        )}
        {own !== false && (
          <Button variant="default" loading={answer.busy} onClick={() => void say(false)}>
            {own ? 'Take it down' : 'No, thanks'}
          </Button>
        )}
      </Group>
    </Stack>
  )
}

const answerWords = (agrees: boolean | null) => (agrees === null ? 'not answered' : agrees ? 'agreed' : 'said no')

function ForTeam({ front, collabUid }: { front: Front; collabUid: string }) {
  const ask = useWrite(valueCalls.askForFrontPage, { onDone: () => showSuccess('We’ve asked both sides.') })
  const show = useWrite(valueCalls.showOnFrontPage)
  if (!front.isAsked)
    return (
      <Stack gap="sm">
        <p className="dim">Both sides have to agree before this collab can be shown.</p>
        <Button className="at-start" variant="default" loading={ask.busy} onClick={() => void ask({ collabUid })}>
          Ask both sides
        </Button>
      </Stack>
    )
  return (
    <Stack gap="sm">
      <p>
        Brand: {answerWords(front.brandAgrees)}. Creator: {answerWords(front.creatorAgrees)}.{' '}
        {front.isShown
          ? 'It’s on the front page.'
          : front.isAdded &&
            'It’s been added, but isn’t showing. The page shows the newest collabs with an approved creator and valid usage rights.'}
      </p>
      {front.can.show && (
        <Button
          className="at-start"
          variant="default"
          loading={show.busy}
          onClick={() => void show({ collabUid, isShown: !front.isAdded })}
        >
          {front.isAdded ? 'Take off the front page' : 'Show on the front page'}
        </Button>
      )}
    </Stack>
  )
}
