import { Switch, Title } from '@mantine/core'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { Card } from '../../../../../kit/web/parts.tsx'
import { profileCalls } from '../../../contract.ts'
import { publicPageChoices, type PublicPageFields } from '../../../influencer-profile.ts'
import type { InfluencerProfile } from '../../parts/Decision.tsx'

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
              mt="sm"
              label={label}
              checked={publicPage[field]}
              disabled={save.busy}
              onChange={(event) => set({ [field]: event.currentTarget.checked })}
            />
          ))}
          <p>
            <a href={`/i/${slug}`}>View page</a> · <a href={`/i/${slug}/kit.pdf`}>Press kit</a> ·{' '}
            <a href={`/i/${slug}/qr.svg`}>QR code</a>
          </p>
        </>
      )}
    </Card>
  )
}
