import { Button, Group, Stack, Switch, TextInput, Title } from '@mantine/core'
import { IconCopy, IconShare } from '@tabler/icons-react'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { Card } from '../../../../../kit/web/parts.tsx'
import { QrCode } from '../../../../../kit/web/qr-code.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { profileCalls } from '../../../contract.ts'
import { publicPageChoices, type PublicPageFields } from '../../../influencer-profile.ts'
import type { InfluencerProfile } from '../../parts/Decision.tsx'
import styles from '../../parts/profile-editor.module.css'

/** A thumb has the whole row. */
const switchRow = { body: styles.row, label: styles.rowWords }

/** The page everyone may see: off until it is switched on, gone at once when it is switched off. */
export function PublicPage({ profile }: { profile: InfluencerProfile }) {
  const { uid, version, slug, publicPage, approval } = profile
  const save = useWrite(profileCalls.savePublicPage)
  const set = (change: Partial<PublicPageFields>) =>
    void save({ uid, version, publicPage: { ...publicPage, ...change } })
  return (
    <Card>
      <Title order={2} mb="sm">
        Public page
      </Title>
      <p className="dim">
        A media kit with your content and insights that you can share with anyone. It never shows your age, address,
        email or phone. {approval !== 'approved' && ' You can turn it on once you’re approved.'}
      </p>
      <Switch
        classNames={switchRow}
        label="Show my public page"
        checked={publicPage.on}
        disabled={save.busy || (approval !== 'approved' && !publicPage.on)}
        onChange={(event) => set({ on: event.currentTarget.checked })}
      />
      {publicPage.on && (
        <>
          {publicPageChoices.map(([field, label]) => (
            <Switch
              key={field}
              classNames={switchRow}
              label={label}
              checked={publicPage[field]}
              disabled={save.busy}
              onChange={(event) => set({ [field]: event.currentTarget.checked })}
            />
          ))}
          <SharePage slug={slug} />
        </>
      )}
    </Card>
  )
}

/** The page’s address in every form in which it is handed on: to copy, to share from a phone, to scan, to print. */
function SharePage({ slug }: { slug: string }) {
  const url = `${window.location.origin}/i/${slug}`
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    showSuccess('Address copied.')
  }
  return (
    <Stack gap="sm" mt="lg">
      <TextInput label="Address" readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      <Group gap="sm">
        <Button variant="default" leftSection={<IconCopy size={18} />} onClick={() => void copy()}>
          Copy address
        </Button>
        {'share' in navigator && (
          <Button
            variant="default"
            leftSection={<IconShare size={18} />}
            // Closing the phone’s sheet is no fault.
            onClick={() => void navigator.share({ url }).catch(() => undefined)}
          >
            Share
          </Button>
        )}
      </Group>
      <QrCode text={url} label="QR code of your public page" size={148} />
      <p className="flush">
        <a href={`/i/${slug}`}>View page</a> · <a href={`/i/${slug}/kit.pdf`}>Media kit (PDF)</a> ·{' '}
        <a href={`/i/${slug}/qr.svg`}>QR code to print</a>
      </p>
    </Stack>
  )
}
