import { colours } from './colours.ts'
import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'

/** The one blue, in ten steps; the sixth is the main colour (white text on it passes AA). */
const blue: MantineColorsTuple = [
  '#eef2fe',
  '#d9e2fd',
  '#b3c5fb',
  '#8aa5f7',
  '#6487f2',
  '#4369ec',
  '#2b59e8',
  '#2149c8',
  '#1b3ca4',
  '#142d7c',
]
/** For what cannot be undone; white text on it passes AA too. */
const red: MantineColorsTuple = [
  '#fdf0ee',
  '#fbdcd8',
  '#f4b4ad',
  '#ec8a80',
  '#dd5f53',
  '#cc3f33',
  '#b3261e',
  '#951d16',
  '#761711',
  '#58110c',
]
/** Warm neutrals: stone, not slate. */
const stone: MantineColorsTuple = [
  '#faf9f7',
  '#f3f1ee',
  '#e7e3de',
  '#d6d1ca',
  '#a8a29a',
  '#78716a',
  '#57524c',
  '#44403b',
  '#292522',
  '#1c1917',
]
const night: MantineColorsTuple = [
  '#f3efea',
  '#d8d2cb',
  '#b5aea6',
  '#8f8881',
  '#5c5650',
  '#3d3834',
  '#2a2623',
  '#1f1c1a',
  '#161412',
  '#0e0d0c',
]

const raised = { background: 'var(--card)' }

export const theme = createTheme({
  primaryColor: 'blue',
  primaryShade: { light: 6, dark: 5 },
  colors: { blue, red, gray: stone, dark: night },
  black: '#1c1917',
  fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
  headings: {
    fontFamily: "'Inter Variable', system-ui, sans-serif",
    fontWeight: '650',
    sizes: {
      h1: { fontSize: 'var(--text-title)', lineHeight: '1.25' },
      h2: { fontSize: 'var(--text-heading)', lineHeight: '1.35' },
      h3: { fontSize: 'var(--text)', lineHeight: '1.4' },
    },
  },
  fontSizes: {
    xs: 'var(--text-small)',
    sm: 'var(--text-small)',
    md: 'var(--text)',
    lg: 'var(--text)',
    xl: 'var(--text-heading)',
  },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '20px' },
  shadows: { sm: '0 1px 2px rgb(28 25 23 / 6%), 0 8px 24px rgb(28 25 23 / 6%)' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'md' } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md', autosize: true, minRows: 3 } },
    Select: { defaultProps: { size: 'md' } },
    MultiSelect: { defaultProps: { size: 'md' } },
    // A comma separates thousands: “1,200” is never read as 1.2.
    NumberInput: { defaultProps: { size: 'md', allowedDecimalSeparators: ['.'] } },
    Modal: { defaultProps: { radius: 'lg', centered: true }, styles: { content: raised, header: raised } },
    Drawer: { styles: { content: raised, header: raised } },
    Popover: { styles: { dropdown: { ...raised, borderColor: 'var(--line)' } } },
    Paper: { defaultProps: { radius: 'lg' } },
  },
})

export const cssVariables: CSSVariablesResolver = () => colours
