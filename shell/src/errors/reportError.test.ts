import { reportError } from './reportError';

it('reportError writes the error itself to the console', () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const fault = new Error('The fares are late');
  reportError(fault);
  expect(error.mock.calls).toEqual([[fault]]);
});
