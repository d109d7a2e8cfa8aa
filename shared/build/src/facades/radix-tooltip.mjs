export { Arrow, Content, Portal, Provider, Root, Trigger } from 'unshared/@radix-ui/react-tooltip'
