import { Button, Group, Stack, TextInput, Title } from '@mantine/core'
import { IconCopy, IconShare } from '@tabler/icons-react'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { possessive } from '../../../../../kit/contract/possessive.ts'
import { useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { Card, Note } from '../../../../../kit/web/parts.tsx'
import { copyToClipboard, showSuccess } from '../../../../../kit/web/toasts.ts'
import { valueCalls } from '../../../contract.ts'

type Page = OutputOf<typeof valueCalls.getStoryPage>
type Props = { collabUid: string; brandName: string; creatorName: string }

/** The public page of a story: made by its creator, open while the brand agrees, taken back by either. */
export function SharePage({ collabUid, brandName, creatorName }: Props) {
  const { data: page } = useRead(valueCalls.getStoryPage, { collabUid })
  if (!page || !(page.can.make || page.can.takeBack || page.brandAgrees === false)) return null
  return (
    <Card>
      <Title order={2} mb="sm">
        Share it
      </Title>
      <Stack gap="sm">
        <Standing page={page} brandName={brandName} />
        {page.url && <Address url={page.url} title={`${creatorName} at ${brandName}`} />}
        {page.can.make && <Make collabUid={collabUid} page={page} brandName={brandName} />}
        {page.can.takeBack && <TakeBack collabUid={collabUid} isOpen={page.url !== null} />}
      </Stack>
    </Card>
  )
}

function Standing({ page: { isMade, brandAgrees }, brandName }: { page: Page; brandName: string }) {
  if (brandAgrees === false)
    return (
      <Note tone="mute">
        {brandName} said no to a public page, so nobody else can open your story. Message them if you’d like to ask
        again.
      </Note>
    )
  if (isMade)
    return brandAgrees ? (
      <p className="flush">Anyone with the link can open your story. Search engines don’t list it.</p>
    ) : (
      <Note tone="calm">We’ve asked {brandName}. You’ll get a notification when they reply, and your link then.</Note>
    )
  return (
    <p className="flush">
      Make a public page with your content, what it reached and {possessive(brandName)} review if it’s good.{' '}
      {brandAgrees
        ? `${brandName} has agreed to it.`
        : `It’s about their venue too, so ${brandName} has to agree first. We’ll ask for you.`}{' '}
      You can take it down at any time.
    </p>
  )
}

function Make({ collabUid, page, brandName }: { collabUid: string; page: Page; brandName: string }) {
  const make = useWrite(valueCalls.createStoryPage)
  const press = async () => {
    const made = await make({ collabUid })
    if (made) showSuccess(made.url ? 'Your page is open.' : `We’ve asked ${brandName}.`)
  }
  return (
    <Button className="at-start" loading={make.busy} onClick={() => void press()}>
      {page.brandAgrees ? 'Make a public page' : `Ask ${brandName}`}
    </Button>
  )
}

function Address({ url, title }: { url: string; title: string }) {
  const canShare = 'share' in navigator
  return (
    <>
      <TextInput label="Link" readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      <Group gap="sm">
        {canShare && (
          <Button
            leftSection={<IconShare size={18} />}
            // Closing the phone’s sheet is no fault.
            onClick={() => void navigator.share({ url, title }).catch(() => undefined)}
          >
            Share
          </Button>
        )}
        <Button
          variant={canShare ? 'default' : 'filled'}
          leftSection={<IconCopy size={18} />}
          onClick={() => void copyToClipboard(url)}
        >
          Copy link
        </Button>
        <Button variant="subtle" component="a" href={url}>
          View page
        </Button>
      </Group>
    </>
  )
}

function TakeBack({ collabUid, isOpen }: { collabUid: string; isOpen: boolean }) {
  const remove = useWrite(valueCalls.removeStoryPage, {
    onDone: () => showSuccess('Taken down. The link no longer opens.'),
  })
  return (
    <Button
      className="at-start"
      variant="subtle"
      color="red"
      loading={remove.busy}
      onClick={() => void remove({ collabUid })}
    >
      {isOpen ? 'Take the page down' : 'Withdraw'}
    </Button>
  )
}
