import { Button, Group, Stack, TextInput, Title } from '@mantine/core'
import { IconCopy, IconShare } from '@tabler/icons-react'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { productName } from '../../../../../kit/web/page-facts.ts'
import { Card, Note } from '../../../../../kit/web/parts.tsx'
import { QrCode } from '../../../../../kit/web/qr-code.tsx'
import { copyToClipboard } from '../../../../../kit/web/toasts.ts'
import type { referralCalls } from '../../../contract.ts'
import { mostPending, pendingDays } from '../../../referral.ts'

type Link = OutputOf<typeof referralCalls.getReferralLink>

/** The link to share, by whatever is at hand, and what our team says thank you with. */
export function OwnLink({ link: { url, thankYous, isFull }, isBrand }: { link: Link; isBrand: boolean }) {
  return (
    <Card>
      <Title order={2} mb="sm">
        Your link
      </Title>
      <Stack gap="md">
        <p className="flush">{promiseOf(thankYous, isBrand)}</p>
        {isFull && (
          <Note tone="warn">
            {mostPending} people joined with your link in the last {pendingDays} days and haven’t completed a collab
            yet. New ones won’t count until some of them have.
          </Note>
        )}
        {url ? <Share url={url} /> : <Note tone="calm">You’ll get your link once we’ve approved your profile.</Note>}
      </Stack>
    </Card>
  )
}

/** In one sentence; without a thank-you, what the link is still good for. */
function promiseOf({ influencer, brand }: Link['thankYous'], isBrand: boolean): string {
  const forCreators = influencer && `${influencer} for a creator`
  const forVenues = brand && `${brand} for a venue`
  const forEach = (isBrand ? [forVenues, forCreators] : [forCreators, forVenues]).filter((one) => one !== null)
  if (forEach.length > 0) return `Our thank-you once they’ve completed a first collab: ${forEach.join(', ')}.`
  const whom = isBrand ? 'venues and creators you know' : 'creators and venues you know'
  return `Share your link with ${whom}. There’s no thank-you at the moment.`
}

function Share({ url }: { url: string }) {
  const text = `Join me on ${productName()}`
  return (
    <>
      <TextInput label="Address" readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      <Group gap="sm">
        {'share' in navigator && (
          <Button
            leftSection={<IconShare size={18} />}
            // Closing the phone’s sheet is no fault.
            onClick={() => void navigator.share({ url, text }).catch(() => undefined)}
          >
            Share link
          </Button>
        )}
        <Button
          variant={'share' in navigator ? 'default' : 'filled'}
          leftSection={<IconCopy size={18} />}
          onClick={() => void copyToClipboard(url)}
        >
          Copy link
        </Button>
      </Group>
      <QrCode text={url} label="QR code of your link" size={148} />
      <p className="dim flush">
        It counts for anyone new who joins within 30 days of opening it. If they opened someone else’s link first, that
        one counts.
      </p>
    </>
  )
}
