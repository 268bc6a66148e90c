// A module of its own, so that it is loaded alone.
import './styles.ts'

export { MultiSelect } from '@mantine/core'
