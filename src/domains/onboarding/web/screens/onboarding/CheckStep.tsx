import { must } from '../../../../../kit/contract/must.ts'
import { useRead } from '../../../../../kit/web/calls.ts'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { briefCalls } from '../../../../briefs/contract.ts'
import { BriefCard } from '../../../../briefs/web/parts/BriefCard.tsx'
import { profileCalls } from '../../../../profiles/contract.ts'
import { GalleryEditor } from '../../../../profiles/web/parts/GalleryEditor.tsx'
import { Agreed } from './Agreed.tsx'
import { QuestionForm } from './QuestionForm.tsx'
import type { StepProps } from './step-props.ts'
import styles from './onboarding.module.css'

/** The card as creators will see it, and the way to the team. A picture, without which there is no card, is asked for here. */
export function CheckStep({ onboarding, onSave, actions, onBack }: StepProps) {
  const { briefUid, profileUid, manager } = onboarding
  const briefs = useRead(briefCalls.listBrandBriefs, { brandUid: must(profileUid) })
  const profile = useRead(profileCalls.getBrandProfile, { uid: must(profileUid) })
  return (
    <QuestionForm onSubmit={() => onSave({})}>
      <Loaded of={profile} shape="lines">
        {({ uid, version, gallery }) => (
          <>
            <div className={styles.card}>
              {briefs.data?.rows
                .filter((row) => row.card.uid === briefUid)
                .map(({ card }) => (
                  <BriefCard key={card.uid} card={{ ...card, picture: card.picture ?? gallery[0] ?? null }} />
                ))}
            </div>
            <Agreed onboarding={onboarding} onChange={onBack} />
            {gallery.length === 0 && (
              <>
                <p>Add at least one photo, ideally three or more. They’re the first thing creators see.</p>
                <GalleryEditor profileUid={uid} version={version} gallery={gallery} label="Add a photo" />
              </>
            )}
            {actions(`Send to ${manager?.name ?? 'our team'}`)}
          </>
        )}
      </Loaded>
    </QuestionForm>
  )
}
