import { renderPart } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import content from '../../../content/DealPage/familyTravelDeals';
import { DealCards } from './DealCards';

describe('DealCards', () => {
  it('says below the cards that the fares are samples [DEAL-14]', () => {
    const { switchLanguage } = renderPart(<DealCards content={content} />);
    expect(screen.getByText(/^The fares on this page are samples/)).toBeInTheDocument();
    switchLanguage('es');
    expect(screen.getByText(/^Las tarifas de esta página son de muestra/)).toBeInTheDocument();
  });
});
