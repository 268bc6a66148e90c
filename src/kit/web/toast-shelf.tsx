import { type DefaultToastOptions, Toaster } from 'react-hot-toast'

export { toast } from 'react-hot-toast'

/** How long a toast stays: 5 s by default, 3 s for success; white on the theme's blue, a refusal with a red edge. */
const options: DefaultToastOptions = {
  duration: 5_000,
  style: {
    background: '#2b59e8',
    color: '#ffffff',
    borderRadius: '12px',
    padding: '10px 14px',
    maxWidth: '440px',
    fontWeight: 500,
  },
  success: { duration: 3_000, iconTheme: { primary: '#ffffff', secondary: '#2b59e8' } },
  error: {
    duration: 5_000,
    style: { borderLeft: '8px solid #e03131' },
    iconTheme: { primary: '#e03131', secondary: '#ffffff' },
  },
}

export function ToastShelf() {
  return <Toaster position="top-center" toastOptions={options} />
}
