import { renderPart } from '@farekite/shared/testing';
import { screen, within } from '@testing-library/react';
import businessClassDeals from '../../../content/businessClassDeals';
import { FeatureBlurbs } from './FeatureBlurbs';

describe('The feature blurbs', () => {
  const content = { ...businessClassDeals.content, Showpiece: () => <p>A drawing</p> };
  const { blurbsHeading, blurbs } = content;

  it('are a list under its heading, each with title, figure and text', () => {
    renderPart(<FeatureBlurbs content={content} />, { language: 'es' });
    const region = screen.getByRole('region', { name: blurbsHeading.es });
    const items = within(region).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(
      blurbs.map(({ title, figure, text }) => `${title.es}${figure.es}${text.es}`),
    );
    expect(within(region).getAllByRole('heading', { level: 3 })).toHaveLength(3);
  });

  it('stand with what only this page shows', () => {
    renderPart(<FeatureBlurbs content={content} />);
    const region = screen.getByRole('region', { name: blurbsHeading.en });
    expect(within(region).getByText('A drawing')).toBeInTheDocument();
  });
});
