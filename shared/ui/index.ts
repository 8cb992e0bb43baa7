export { Button, ButtonLink } from './Button/Button';
export { CardPicture, type CardFiles } from './CardPicture/CardPicture';
export { CallLink } from './CallLink/CallLink';
export { Kite } from './Kite/Kite';
export { PageHeader } from './PageHeader/PageHeader';
export { PriceBlock } from './PriceBlock/PriceBlock';
export { priceBlockTexts } from './PriceBlock/PriceBlock.texts';
export { Section } from './Section/Section';
export { VisuallyHidden } from './VisuallyHidden/VisuallyHidden';
