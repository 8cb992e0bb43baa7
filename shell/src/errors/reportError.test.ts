import { reportError } from './reportError';

it('A fault ends up in the console, as it is', () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const fault = new Error('The fares are late');
  reportError(fault);
  expect(error.mock.calls).toEqual([[fault]]);
});
