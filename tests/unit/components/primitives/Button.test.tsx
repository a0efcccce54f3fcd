/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../../../../components/primitives/Button.tsx';
import { Busy, Idle, Primary } from '../../../../stories/primitives/Button.stories.tsx';

const button = () => screen.getByRole('button');

describe('Button', () => {
  it('reports a click, passes its ref on, and does not submit a form by default', async () => {
    const onClick = jest.fn();
    const ref = { current: null as HTMLButtonElement | null };
    render(<Button {...Primary.args} onClick={onClick} ref={ref} />);
    await userEvent.click(screen.getByRole('button', { name: 'Nachricht senden' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(ref.current).toBe(button());
    expect(button()).toHaveAttribute('type', 'button');
  });

  it('writes no style props into the HTML', () => {
    render(
      <Button variant="secondary" size="lg">
        Senden
      </Button>,
    );
    expect(button()).not.toHaveAttribute('variant');
    expect(button()).not.toHaveAttribute('size');
  });
});

describe('a busy Button', () => {
  it('does nothing when clicked or pressed, and does not submit a form', async () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button {...Busy.args} type="submit" onClick={onClick} />
      </form>,
    );
    await userEvent.click(button());
    button().focus();
    await userEvent.keyboard('{Enter} ');
    fireEvent.click(button());
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('keeps the focus, is marked as unavailable, and announces its label', () => {
    const { rerender } = render(<Button {...Idle.args} />);
    const sameButton = screen.getByRole('button', { name: 'Anmeldung bestätigen' });
    // Screen readers announce changes only in a region that existed before.
    const region = screen.getByRole('status');
    expect(region).toBeEmptyDOMElement();
    sameButton.focus();
    rerender(<Button {...Busy.args} />);
    expect(sameButton).toHaveFocus();
    expect(sameButton).toHaveAttribute('aria-disabled', 'true');
    expect(sameButton).toHaveAccessibleName('Sendet...');
    expect(region).toHaveTextContent('Sendet...');
    rerender(<Button {...Idle.args} />);
    expect(region).toBeEmptyDOMElement();
  });

  it('does not compile without a label for the busy state', () => {
    // @ts-expect-error A button that can be busy must say so.
    expect(<Button busy>Senden</Button>).toBeDefined();
  });
});
