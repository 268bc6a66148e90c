// What the shell and the feed need beyond styles-first.ts.
import '@mantine/core/styles/VisuallyHidden.css'
import '@mantine/core/styles/Group.css'
import '@mantine/core/styles/Title.css'
import '@mantine/core/styles/Avatar.css'
import '@mantine/core/styles/Skeleton.css'
