import { renderPart } from '@farekite/shared/testing';
import { screen, within } from '@testing-library/react';
import businessClassDeals from '../../../content/businessClassDeals';
import { FeatureBlurbs } from './FeatureBlurbs';

describe('The feature blurbs', () => {
  const { blurbsHeading, blurbs } = businessClassDeals.content;

  it('are a list under its heading, each with title, figure and text', () => {
    renderPart(<FeatureBlurbs heading={blurbsHeading} blurbs={blurbs} />, { language: 'es' });
    const region = screen.getByRole('region', { name: blurbsHeading.es });
    const items = within(region).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(
      blurbs.map(({ title, figure, text }) => `${title.es}${figure.es}${text.es}`),
    );
    expect(within(region).getAllByRole('heading', { level: 3 })).toHaveLength(3);
  });
});
