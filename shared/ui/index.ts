export { CallLink } from './CallLink/CallLink';
export { Kite } from './Kite/Kite';
export { VisuallyHidden } from './VisuallyHidden/VisuallyHidden';
