"""The same as `numpy_network` with PyTorch, on any device that it has."""

from typing import Any

import numpy as np
import torch

from pioche.train.numpy_network import (
    CLIP,
    HIGHEST,
    LONGEST_GRADIENT,
    NO_MOVE,
    TINY,
    VALUE_WEIGHT,
    Effort,
    Floats,
    Lesson,
)


class TorchNetwork:
    """The weights on a device, and the positions of the last rollout."""

    def __init__(
        self, weights: list[Floats], mean: Floats, scale: Floats, seed: int, device: str
    ) -> None:
        torch.set_float32_matmul_precision("high")
        self.device = torch.device(device)
        self.generator = torch.Generator(self.device).manual_seed(seed)
        self.mean, self.scale = self.tensor(mean), self.tensor(scale)
        self.parameters = [self.tensor(weight).requires_grad_() for weight in weights]
        self.adam = torch.optim.Adam(self.parameters, lr=1e-3, eps=TINY)
        self.stored: list[tuple[Any, Any]] = []

    def tensor(self, array: Any) -> Any:  # noqa: ANN401
        return torch.tensor(array, device=self.device)

    # Playing

    def forward(self, inputs: Any) -> Any:  # noqa: ANN401
        one, bias_one, two, bias_two, three, bias_three = self.parameters
        found = (inputs.float() - self.mean) * self.scale
        found = (found @ one + bias_one).clamp(0, HIGHEST)
        found = (found @ two + bias_two).clamp(0, HIGHEST)
        return found @ three + bias_three

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def act(self, inputs: Any, masks: Any, keep: bool = True) -> tuple[Any, Any, Any]:  # noqa: ANN401
        """Moves drawn by their chances, the logarithms of these, the values of the positions."""
        seen = torch.from_numpy(inputs).to(self.device)
        legal = torch.from_numpy(masks).to(self.device).bool()
        outputs = self.forward(seen)
        logs = log_chances(outputs[:, :-1], legal)
        moves = torch.multinomial(logs.exp(), 1, generator=self.generator)
        if keep:
            self.stored.append((seen, legal))
        found = torch.stack([logs.gather(1, moves)[:, 0], outputs[:, -1]]).cpu().numpy()
        return moves[:, 0].cpu().numpy(), found[0], found[1]

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def values(self, inputs: Any) -> Any:  # noqa: ANN401
        return self.forward(torch.from_numpy(inputs).to(self.device))[:, -1].cpu().numpy()

    # Learning

    def learn(self, lesson: Lesson, effort: Effort) -> float:
        """Learn from the stored positions and drop them; the mean entropy."""
        inputs = torch.cat([one for one, _ in self.stored])
        masks = torch.cat([two for _, two in self.stored])
        self.stored.clear()
        for group in self.adam.param_groups:
            group["lr"] = effort.rate
        used = self.tensor(np.flatnonzero(lesson.weights))
        moves, chances = self.tensor(lesson.moves), self.tensor(lesson.chances)
        gains, targets = self.tensor(lesson.gains), self.tensor(lesson.targets)
        entropy = torch.zeros((), device=self.device)
        for _ in range(effort.epochs):
            order = torch.randperm(len(used), generator=self.generator, device=self.device)
            for part in used[order].chunk(effort.batches):
                outputs = self.forward(inputs[part])
                logs = log_chances(outputs[:, :-1], masks[part])
                now = logs.gather(1, moves[part][:, None])[:, 0]
                entropy = -(logs.exp() * logs.masked_fill(~masks[part], 0)).sum(1).mean()
                ratio = (now - chances[part]).clamp(max=10).exp()
                better = gains[part]
                clipped = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better)
                aim = -now.mean() if lesson.imitate else -clipped.mean()
                spread = 0.0 if lesson.imitate else effort.entropy
                surprise = (outputs[:, -1] - targets[part]).pow(2).mean()
                self.descend(aim + VALUE_WEIGHT * surprise - spread * entropy)
        return float(entropy.detach())

    def descend(self, loss: Any) -> None:  # noqa: ANN401
        self.adam.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.parameters, LONGEST_GRADIENT)
        self.adam.step()

    # Keeping

    def kept(self) -> dict[str, Any]:
        """All that goes on from here, as arrays."""
        weights = self.get_weights()
        found: dict[str, Any] = {f"weight{number}": each for number, each in enumerate(weights)}
        found["steps"] = np.array(0)
        for number, parameter in enumerate(self.parameters):
            state = self.adam.state[parameter]
            empty = torch.zeros_like(parameter)
            first, second = state.get("exp_avg", empty), state.get("exp_avg_sq", empty)
            found["steps"] = np.array(int(state.get("step", 0)))
            found[f"moment{2 * number}"] = first.detach().cpu().numpy()
            found[f"moment{2 * number + 1}"] = second.detach().cpu().numpy()
        return found

    def restore(self, kept: dict[str, Any]) -> None:
        self.set_weights([kept[f"weight{number}"] for number in range(len(self.parameters))])
        for number, parameter in enumerate(self.parameters):
            self.adam.state[parameter] = {
                "step": torch.tensor(float(kept["steps"])),
                "exp_avg": self.tensor(kept[f"moment{2 * number}"]),
                "exp_avg_sq": self.tensor(kept[f"moment{2 * number + 1}"]),
            }

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def set_weights(self, weights: list[Floats]) -> None:
        for parameter, weight in zip(self.parameters, weights, strict=True):
            parameter.copy_(self.tensor(weight))

    def get_weights(self) -> list[Floats]:
        return [parameter.detach().cpu().numpy().copy() for parameter in self.parameters]


def log_chances(logits: Any, masks: Any) -> Any:  # noqa: ANN401
    """The logarithm of how likely each legal move is."""
    return torch.log_softmax(logits.masked_fill(~masks, NO_MOVE), 1)
