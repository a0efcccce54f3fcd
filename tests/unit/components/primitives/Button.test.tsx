/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Primary, Busy, Idle } from '../../../../stories/primitives/Button.stories.tsx';
import { Button } from '../../../../components/primitives/Button.tsx';

describe('Button', () => {
  it('does what it is for', async () => {
    const onClick = jest.fn();
    render(<Button {...Primary.args} onClick={onClick} />);
    await userEvent.click(screen.getByRole('button', { name: 'Nachricht senden' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('sends no form unless it is meant to', () => {
    render(<Button {...Primary.args} />);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });

  it('keeps its look out of the HTML', () => {
    render(<Button variant="secondary" size="lg" children="Senden" />);
    const button = screen.getByRole('button');
    expect(button).not.toHaveAttribute('variant');
    expect(button).not.toHaveAttribute('size');
  });

  it('passes its ref on', () => {
    const ref = { current: null as HTMLButtonElement | null };
    render(<Button {...Primary.args} ref={ref} />);
    expect(ref.current).toBe(screen.getByRole('button'));
  });
});

describe('a busy Button', () => {
  it('does nothing when it is clicked or pressed', async () => {
    const onClick = jest.fn();
    render(<Button {...Busy.args} onClick={onClick} />);
    await userEvent.click(screen.getByRole('button'));
    screen.getByRole('button').focus();
    await userEvent.keyboard('{Enter} ');
    expect(onClick).not.toHaveBeenCalled();
  });

  it('sends no form', () => {
    const onSubmit = jest.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button {...Busy.args} type="submit" />
      </form>,
    );
    fireEvent.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('keeps the focus and says that it is unavailable', () => {
    const { rerender } = render(<Button {...Idle.args} />);
    const button = screen.getByRole('button', { name: 'Anmeldung bestätigen' });
    button.focus();
    rerender(<Button {...Busy.args} />);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleName('Sendet...');
  });

  it('announces its words in a region that was there before', () => {
    const { rerender } = render(<Button {...Idle.args} />);
    const region = screen.getByRole('status');
    expect(region).toBeEmptyDOMElement();
    rerender(<Button {...Busy.args} />);
    expect(region).toHaveTextContent('Sendet...');
    rerender(<Button {...Idle.args} />);
    expect(region).toBeEmptyDOMElement();
  });

  it('does not compile without words', () => {
    // @ts-expect-error A button that can be busy must say so.
    const button = <Button busy>Senden</Button>;
    expect(button).toBeDefined();
  });
});
