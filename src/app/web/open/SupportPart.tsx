import { SupportForm } from '../../../domains/messages/web/parts/SupportForm.tsx'

/** The form of `/support`; it knows nothing from the server. */
export function SupportPart() {
  return <SupportForm />
}
