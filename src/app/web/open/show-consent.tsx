import { createRoot } from 'react-dom/client'
import { ConsentBanner } from '../../../domains/usage/web/parts/ConsentBanner.tsx'

export function showConsent(place: HTMLElement): void {
  createRoot(place).render(<ConsentBanner />)
}
