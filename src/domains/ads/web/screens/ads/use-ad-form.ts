import { useState } from 'react'
import { useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { useRecordForm } from '../../../../../kit/web/record-form.ts'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { mediaCalls } from '../../../../media/contract.ts'
import { AdFields } from '../../../ad.ts'
import { adCalls, type AdView } from '../../../contract.ts'

/** What is typed of an ad and the picture that was brought, until both are saved as a draft. */
export function useAdForm(ad: AdView, onSaved: ((saved: AdView) => void) | undefined) {
  const form = useRecordForm(AdFields, ad)
  // Left alone, taken off, or another file.
  const [pictureUid, setPictureUid] = useState<string | null | undefined>(undefined)
  const brought = useRead(mediaCalls.getFile, { uid: pictureUid ?? '' }, { enabled: Boolean(pictureUid) })
  const picture = pictureUid === undefined ? ad.picture : pictureUid && (brought.data?.file_path ?? null)
  const save = useWrite(adCalls.saveAd, {
    onDone: (saved) => {
      form.take(saved)
      setPictureUid(undefined)
      showSuccess('Draft saved. It runs once it’s approved.')
      onSaved?.(saved)
    },
    onRefused: (error) => form.refused(error),
  })
  const isBegun = ad.uid !== ''
  const isDirty = form.isChanged || pictureUid !== undefined
  const send = form.onSubmit((fields) => {
    const of = isBegun ? { uid: ad.uid, version: form.version } : null
    void save({ of, fields, pictureUid })
  })
  return { form, picture, setPictureUid, isDirty, maySend: isDirty || !isBegun, isBusy: save.busy, send }
}

export type AdFormFields = ReturnType<typeof useAdForm>['form']
